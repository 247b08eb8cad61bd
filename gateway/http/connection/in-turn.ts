import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const MAX_WAITING = 10

/** Settles when the response is sent or the client is gone. Never rejects. */
type Answering = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Keeps the order in which responses are sent anyway: a client that pipelines and reads nothing costs one response. */
export function inTurn(answer: Answering): (request: IncomingMessage, response: ServerResponse) => void {
  const lines = new WeakMap<Socket, Line>()

  return (request, response) => {
    const { socket } = request
    let line = lines.get(socket)
    if (line === undefined) lines.set(socket, (line = new Line(socket, answer)))
    line.add(request, response)
  }
}

class Line {
  readonly #socket: Socket
  readonly #answer: Answering
  readonly #waiting: (readonly [IncomingMessage, ServerResponse])[] = []
  #isAnswering = false

  constructor(socket: Socket, answer: Answering) {
    this.#socket = socket
    this.#answer = answer
    // Node resumes the socket for reasons of its own, such as to read a body. All bodies before the last request are complete.
    socket.on('resume', () => this.#isFull() && socket.pause())
  }

  add(request: IncomingMessage, response: ServerResponse): void {
    if (this.#isAnswering) this.#waiting.push([request, response])
    else void this.#answerAll(request, response)
    if (this.#isFull()) this.#socket.pause()
  }

  async #answerAll(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#isAnswering = true
    await this.#answer(request, response)
    for (let next = this.#takeNext(); next !== null; next = this.#takeNext()) await this.#answer(...next)
    this.#isAnswering = false
  }

  /** Returns the next request; null when none waits or the connection is gone. */
  #takeNext(): readonly [IncomingMessage, ServerResponse] | null {
    if (this.#socket.destroyed) this.#waiting.length = 0
    const wasFull = this.#isFull()
    const next = this.#waiting.shift() ?? null
    if (wasFull && !this.#isFull()) this.#socket.resume()
    return next
  }

  #isFull(): boolean {
    return this.#waiting.length >= MAX_WAITING
  }
}
