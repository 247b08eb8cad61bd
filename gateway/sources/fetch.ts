/** Sends a request and answers with the response, as the global `fetch` does. */
export type Fetch = (request: Request) => Promise<Response>
