import { makeStyles, tokens } from '@fluentui/react-components'

/** Styles of the player or the champion that a game is about: a picture beside a name with an account below it. */
export const useGameSubjectStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 },
  // Touch targets: the name is 24 pixels high, and the centre of the account more than 12 pixels below it.
  words: { display: 'grid', justifyItems: 'start', gap: '6px', minWidth: 0 },
  name: {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: '2px' },
  },
  account: { display: 'flex', alignItems: 'center', gap: '5px', minWidth: 0, maxWidth: '100%' },
})
