/** Leaves letters and digits without case and diacritics, as the name filters of the pages do. */
export const fold = (word: string) =>
  word
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
