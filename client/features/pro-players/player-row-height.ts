/** How high each row of the list of players is, in pixels, in every width of the page. */
export const ROW_HEIGHT = 76
