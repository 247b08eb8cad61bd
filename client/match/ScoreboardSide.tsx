import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { FragmentFields } from '../apollo/fragment-fields.ts'
import type { Region, ScoreboardSide_participantFragment } from '../gql/graphql.ts'
import { graphql } from '../gql/gql.ts'
import { lane } from '../theme/lane.ts'
import { FIRST_LINE, TWO_LINES } from './scoreboard-layout.ts'
import { ScoreboardRow } from './ScoreboardRow.tsx'

graphql(/* GraphQL */ `
  fragment ScoreboardSide_participant on Participant {
    participantId
    ...ScoreboardRow_participant @unmask
  }
`)

interface ScoreboardSideProps {
  readonly colour: 'blue' | 'red' | 'none'
  /** Final place in a mode of many groups; 0 in other modes. */
  readonly placement: number
  readonly won: boolean
  readonly participants: readonly FragmentFields<ScoreboardSide_participantFragment>[]
  readonly region: Region
  readonly durationSeconds: number
  /** The most damage that anybody in the match dealt: the full length of a bar. */
  readonly mostDamage: number
  /** Number of the account within the match. */
  readonly ownId: number
}

const COLUMNS = ['score', 'damage', 'creepScore', 'gold', 'vision', 'items'] as const

/** What has its own words in the second line needs none at the top, but for those who listen. */
const SECOND_LINE = { position: 'absolute', clipPath: 'inset(50%)' } as const

const useStyles = makeStyles({
  scroll: { overflowX: 'auto', ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  table: {
    width: '100%',
    tableLayout: 'fixed',
    [TWO_LINES]: { display: 'block' },
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  body: { [TWO_LINES]: { display: 'block' } },
  headRow: { [TWO_LINES]: { display: 'grid', gridTemplateColumns: FIRST_LINE } },
  caption: {
    [TWO_LINES]: { display: 'block' },
    paddingBottom: '6px',
    textAlign: 'start',
    fontFamily: lane.displayFont,
    fontSize: '17px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
  },
  won: { color: lane.win },
  lost: { color: lane.loss },
  head: {
    padding: '4px 8px',
    textAlign: 'end',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [TWO_LINES]: { padding: '4px' },
  },
  score: { width: '80px', [TWO_LINES]: { width: 'auto' } },
  damage: { width: '78px', [TWO_LINES]: { width: 'auto' } },
  creepScore: { width: '48px', [TWO_LINES]: { width: 'auto' } },
  gold: { width: '58px', [TWO_LINES]: SECOND_LINE },
  vision: { width: '52px', [TWO_LINES]: SECOND_LINE },
  items: { width: '188px', [TWO_LINES]: SECOND_LINE },
  start: { textAlign: 'start', paddingLeft: 0 },
})

/** Everybody of one side of a match, as a table that can be scrolled by keys where it is wider than its card. */
export function ScoreboardSide({ colour, placement, won, participants, ...rowProps }: ScoreboardSideProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const title =
    placement > 0 ? t('account.scoreboard.group', { place: placement }) : t(`account.scoreboard.sides.${colour}`)
  return (
    // What scrolls must be reachable for those who scroll by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {title} <span className={won ? styles.won : styles.lost}>{t(`account.result.${won ? 'win' : 'loss'}`)}</span>
        </caption>
        <thead className={styles.body}>
          <tr className={styles.headRow}>
            <th scope="col" className={mergeClasses(styles.head, styles.start)}>
              {t('account.scoreboard.columns.player')}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={mergeClasses(styles.head, styles[column])}>
                {t(`account.scoreboard.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {participants.map((participant) => (
            <ScoreboardRow key={participant.participantId} participant={participant} {...rowProps} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
