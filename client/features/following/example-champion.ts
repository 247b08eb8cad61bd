/** Riot's number of a champion that most people know: Ahri. */
export const EXAMPLE_CHAMPION = 103
