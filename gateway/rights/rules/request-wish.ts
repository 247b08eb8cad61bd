/** What the sender of a request asks for. */
export const REQUEST_WISHES = ['CORRECT', 'REMOVE'] as const

export type RequestWish = (typeof REQUEST_WISHES)[number]
