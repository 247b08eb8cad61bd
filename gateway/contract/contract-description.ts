/** Promises of the whole contract, in Markdown. They are the description of the schema. */
export const CONTRACT_DESCRIPTION = `The contract of Lanewatch.

**Growth.** Enums gain values, unions and interfaces gain types, and types gain fields, at any time. Clients handle what they do not know: an enum value of their own for "other", a \`default\` in each switch over \`__typename\`. Nothing else changes without notice. A part that goes away is deprecated first: its reason names the replacement and the last day on which the part works, as in "Removed after 2027-11-30."

**Names.** \`id\` is opaque and belongs to \`node\`. \`key\` is the number by which Riot knows a champion, item, rune, rune tree, summoner spell or augment, and \`slug\` its name in Data Dragon. An input whose type ends in \`By\` names one object in one of several ways.

**Absence.** A field is null when the value does not exist or is not known; its description says which. Among the unknown is what its source does not report now and this server has never stored, as the \`ranks\` of an account while Riot is down. A list without entries is empty, never null. A look-up by a code, slug or id of this server is null when there is no such object. A look-up that can fail for more than one reason, as each one that may ask Riot, returns a union of the object and types that implement \`Problem\`.

**Filters.** A filter that names something unknown, such as the code of a team that does not exist, is a \`BAD_USER_INPUT\` error and never an empty list, unless its description says otherwise.

**Lists.** Each list has a size in \`@listSize\`. A list that can grow without end is a connection with \`first\` and \`after\`; its cursors are opaque.`
