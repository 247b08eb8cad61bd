/** Height of each row of the list of players, at every page width. */
export const ROW_HEIGHT_PX = 76
