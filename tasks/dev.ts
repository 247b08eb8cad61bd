import { spawn } from 'node:child_process'

/** The gateway, started anew when one of its files changes, and the client's own server, which reloads pages. */
const COMMANDS = [
  ['node', '--watch', 'gateway/main.ts'],
  ['vite', '--clearScreen=false'],
] as const

const servers = COMMANDS.map(([command, ...args]) => spawn(command, args, { stdio: 'inherit' }))

/** When one of the two ends, or we are told to stop, both stop. */
function stop(): void {
  for (const server of servers) server.kill('SIGTERM')
}

for (const server of servers) server.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
