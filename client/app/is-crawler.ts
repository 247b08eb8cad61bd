/** "Cubot" is excluded because it is a telephone brand. */
export const isCrawler = (userAgent: string) =>
  /(?<!cu)bot|crawl|spider|slurp|facebookexternalhit|mediapartners/i.test(userAgent)
