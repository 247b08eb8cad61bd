const response = await fetch('{{origin}}/graphql', {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${process.env.LANEWATCH_KEY}` },
  body: JSON.stringify({ query: '{ rateLimit { limit remaining resetAt } }' }),
})
console.log(response.headers.get('ratelimit'), await response.json())
