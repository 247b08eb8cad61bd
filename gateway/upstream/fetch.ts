/** Sends a request and returns the response, as the global `fetch` does. */
export type Fetch = (request: Request) => Promise<Response>
