/** Whether a user agent is that of a program that reads pages for somebody else. Cubot makes telephones. */
export const isCrawler = (userAgent: string) =>
  /(?<!cu)bot|crawl|spider|slurp|facebookexternalhit|mediapartners/i.test(userAgent)
