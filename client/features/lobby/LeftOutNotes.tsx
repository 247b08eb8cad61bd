import { makeStyles, tokens } from '@fluentui/react-components'
import { Card } from '../../components/Card.tsx'
import { graphql } from '../../gql/gql.ts'
import type { LeftOutNotes_lobbyFragment } from '../../gql/graphql.ts'
import { PHONE } from '../../theme/tokens.ts'
import { useLobbyWords } from './useLobbyWords.ts'

graphql(/* GraphQL */ `
  fragment LeftOutNotes_lobby on Lobby {
    leftOut {
      text
      reason
    }
    leftOutCount
  }
`)

const useStyles = makeStyles({
  card: { display: 'grid', gap: '12px', padding: '14px 16px', [PHONE]: { padding: '12px' } },
  note: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 10px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: '20px', fontWeight: tokens.fontWeightSemibold },
  text: { flexBasis: '100%', margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  list: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    maxWidth: '100%',
    boxSizing: 'border-box',
    padding: '1px 8px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
  },
})

/** Id of the notes, for a link to them. */
export const LEFT_OUT = 'left-out'

/** In the order of their importance. */
const REASONS = ['HIDDEN_NAME', 'NO_TAG_LINE', 'UNREADABLE', 'BEYOND_TEN', 'DUPLICATE'] as const

/** Says which parts of a pasted text are no players, and why. */
export function LeftOutNotes({ lobby: { leftOut, leftOutCount } }: { readonly lobby: LeftOutNotes_lobbyFragment }) {
  const styles = useStyles()
  const words = useLobbyWords()
  if (leftOutCount === 0) return null
  const unlisted = leftOutCount - leftOut.length
  return (
    <Card id={LEFT_OUT} className={styles.card}>
      {REASONS.map((reason) => {
        const parts = leftOut.filter((part) => part.reason === reason)
        return parts.length === 0 ? null : (
          <div key={reason} className={styles.note}>
            <h2 className={styles.title}>{words(`leftOut.${reason}.title`, { count: parts.length })}</h2>
            <ul className={styles.list}>
              {parts.map(({ text }, place) => (
                // The same line can be there twice.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={place} className={styles.item}>
                  <bdi>{text}</bdi>
                </li>
              ))}
            </ul>
            {reason === 'DUPLICATE' ? null : <p className={styles.text}>{words(`leftOut.${reason}.text`)}</p>}
          </div>
        )
      })}
      {unlisted === 0 ? null : <p className={styles.text}>{words('leftOut.more', { count: unlisted })}</p>}
    </Card>
  )
}
