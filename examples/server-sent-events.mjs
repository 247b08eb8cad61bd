const query = `subscription {
  activeGames { cursor snapshot upserted { id region pros { proPlayer { name } } } removed }
}`

const response = await fetch('{{origin}}/graphql', {
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
  body: JSON.stringify({ query }),
})

let rest = ''
for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + text).split('\n')
  rest = lines.pop()
  for (const line of lines) {
    if (line.startsWith('data: {')) console.log(JSON.parse(line.slice('data: '.length)).data.activeGames)
  }
}
