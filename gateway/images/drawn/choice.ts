/** Never changes for the same number. Consecutive numbers give scattered members; another salt gives an independent choice. */
export function choose<Member>(list: readonly [Member, ...Member[]], number: number, salt = 0): Member {
  let mixed = Math.imul(number + salt + 1, 0x9e37_79b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85eb_ca6b)
  return list[((mixed ^ (mixed >>> 13)) >>> 0) % list.length] ?? list[0]
}

/** Never changes for the same text. */
export function numberOf(text: string): number {
  let number = 0
  for (const character of text) number = (Math.imul(number, 31) + (character.codePointAt(0) ?? 0)) | 0
  return number
}
