export type Fetch = (request: Request) => Promise<Response>
