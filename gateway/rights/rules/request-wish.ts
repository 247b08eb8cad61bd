/** Wish of the sender of a request. */
export const REQUEST_WISHES = ['CORRECT', 'REMOVE'] as const

export type RequestWish = (typeof REQUEST_WISHES)[number]
