import { spawn } from 'node:child_process'

/** The gateway, which restarts when one of its files changes, and Vite's server for the client, which reloads pages. */
const COMMANDS = [
  ['node', '--watch', 'gateway/main.ts'],
  ['vite', '--clearScreen=false'],
] as const

const servers = COMMANDS.map(([command, ...args]) => spawn(command, args, { stdio: 'inherit' }))

/** Stops both servers: when one of them exits, or on a signal. */
function stop(): void {
  for (const server of servers) server.kill('SIGTERM')
}

for (const server of servers) server.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
