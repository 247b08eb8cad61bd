import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { graphql } from '../gql/gql.ts'
import type { ScoreboardSide_participantFragment } from '../gql/graphql.ts'
import { SCREEN_READER_ONLY } from '../theme/screen-reader-only.ts'
import { ownTokens } from '../theme/tokens.ts'
import { isRoomy } from './scoreboard-columns.ts'
import { TIGHT_BOARD, TWO_LINES } from './scoreboard-layout.ts'
import { ScoreboardRow, type ScoreboardMatch } from './ScoreboardRow.tsx'

graphql(/* GraphQL */ `
  fragment ScoreboardSide_participant on Participant {
    participantId
    ...ScoreboardRow_participant
  }
`)

interface ScoreboardSideProps extends ScoreboardMatch {
  readonly title: ReactNode
  readonly participants: readonly ScoreboardSide_participantFragment[]
  /** `spoken` hides the heads visually: the table above has the same ones. */
  readonly heads: 'visible' | 'spoken'
}

const useStyles = makeStyles({
  table: {
    position: 'relative',
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
    [TWO_LINES]: { display: 'block' },
  },
  body: { [TWO_LINES]: { display: 'block' } },
  // In the two-line layout, each figure has its own label.
  heads: { [TWO_LINES]: SCREEN_READER_ONLY },
  caption: {
    paddingBottom: '6px',
    textAlign: 'start',
    fontFamily: ownTokens.displayFont,
    fontSize: '18px',
    lineHeight: '24px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
    [TWO_LINES]: { display: 'block', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  head: {
    padding: '4px 6px',
    textAlign: 'end',
    verticalAlign: 'bottom',
    fontWeight: tokens.fontWeightRegular,
    lineHeight: '16px',
    color: tokens.colorNeutralForeground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  spoken: { padding: 0, lineHeight: 0 },
  second: { display: 'block', color: tokens.colorNeutralForeground3 },
  score: { width: '124px', [TIGHT_BOARD]: { width: '100px' } },
  deaths: { width: '80px' },
  damage: { width: '82px' },
  damageTaken: { width: '104px' },
  creepScore: { width: '64px' },
  monsters: { width: '84px' },
  gold: { width: '60px' },
  vision: { width: '52px' },
  items: { width: '206px', [TIGHT_BOARD]: { width: '108px' } },
  // In a wide table, the figures would be far from the names.
  roomyScore: { width: '170px', [TIGHT_BOARD]: { width: '124px' } },
  roomyDamage: { width: '170px', [TIGHT_BOARD]: { width: '110px' } },
  roomyGold: { width: '110px', [TIGHT_BOARD]: { width: '72px' } },
  roomyItems: { width: '240px', [TIGHT_BOARD]: { width: '206px' } },
  start: { textAlign: 'start', paddingLeft: '6px' },
})

export function ScoreboardSide({ title, participants, heads, ...match }: ScoreboardSideProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const Words = heads === 'spoken' ? VisuallyHidden : Fragment
  const spoken = heads === 'spoken' && styles.spoken
  const roomy = {
    score: styles.roomyScore,
    damage: styles.roomyDamage,
    gold: styles.roomyGold,
    items: styles.roomyItems,
  }
  const widths = isRoomy(match.columns) ? { ...styles, ...roomy } : styles
  const sideKills = participants.reduce((sum, { kills }) => sum + kills, 0)
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{title}</caption>
      <thead className={styles.heads}>
        <tr>
          <th scope="col" className={mergeClasses(styles.head, styles.start, spoken)}>
            <Words>{t('scoreboard.columns.player')}</Words>
          </th>
          {match.columns.map((column) => (
            <th key={column} scope="col" className={mergeClasses(styles.head, widths[column], spoken)}>
              <Words>
                {t(`scoreboard.columns.${column}`)}
                {column === 'score' || column === 'damage' ? (
                  <span className={styles.second}>{t(`scoreboard.below.${column}`)}</span>
                ) : null}
              </Words>
            </th>
          ))}
          <th scope="col" className={mergeClasses(styles.head, widths.items, spoken)}>
            <Words>{t('scoreboard.columns.items')}</Words>
          </th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {participants.map((participant) => (
          <ScoreboardRow key={participant.participantId} participant={participant} sideKills={sideKills} {...match} />
        ))}
      </tbody>
    </table>
  )
}
