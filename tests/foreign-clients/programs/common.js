export const url = process.argv[2]

export const LEAGUES = '{ leagues { code } }'

export const CHANGES = `subscription Changes($after: String) {
  rosterChanges(after: $after) { cursor snapshot upserted { id playerName } removed }
}`

export function print(value) {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}

export function printChanges({ snapshot, upserted }) {
  print({ snapshot, players: upserted.map(({ playerName }) => playerName) })
}
