/** Height of each row of the list of players, in pixels, at every page width. */
export const ROW_HEIGHT = 76
