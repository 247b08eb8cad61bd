/** ARAM: Mayhem numbers its versions of the arena's augments from here: 205 is ADAPt in the arena, and 1205 in ARAM: Mayhem. */
export const FIRST_MAYHEM_AUGMENT = 1_000
