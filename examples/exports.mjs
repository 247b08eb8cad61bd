const parameters = new URLSearchParams({ lane: 'MIDDLE', sort: 'winRateLow' })
const response = await fetch(`{{origin}}/export/champions.json?${parameters}`)
const { about, rows, complete, error } = await response.json()

console.log(about.patches, about.matches)
for (const { championName, games, winRate, winRateLow } of rows.slice(0, 5)) {
  console.log(championName, games, winRate, winRateLow)
}
if (!complete) console.log(error.message)
