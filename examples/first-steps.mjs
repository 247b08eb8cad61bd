const query = `{
  account(gameName: "{{gameName}}", tagLine: "{{tagLine}}", region: {{region}}) {
    ... on Account { level ranks { entries { queue tier division leaguePoints } } }
  }
}`

const response = await fetch('{{origin}}/graphql', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
})
console.log(JSON.stringify(await response.json(), null, 2))
