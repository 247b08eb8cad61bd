import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { CardLink } from '../../components/CardLink.tsx'
import { graphql } from '../../gql/gql.ts'
import type { TeamCard_teamFragment } from '../../gql/graphql.ts'
import { countLive, type LiveMarks } from '../../live/useLiveMarks.ts'
import { teamPath } from '../../paths.ts'
import { LiveCount } from '../../pro-scene/LiveCount.tsx'
import { StrengthLine } from '../../pro-scene/StrengthLine.tsx'
import { TeamMark } from '../../pro-scene/TeamMark.tsx'
import { ownTokens, PHONE } from '../../theme/tokens.ts'

graphql(/* GraphQL */ `
  fragment TeamCard_team on ProTeam {
    id
    code
    name
    roster {
      id
    }
    strength {
      ...StrengthLine_strength
    }
    ...TeamMark_team
  }
`)

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'space-between',
    gap: '10px 14px',
    [PHONE]: { gap: '10px', padding: '10px' },
  },
  // With a smaller logo, most names fit on their lines.
  mark: { display: 'flex', [PHONE]: { zoom: 0.85 } },
  words: { display: 'grid', gap: '2px', minWidth: 0 },
  strength: { gridColumn: '1 / -1' },
  live: { position: 'absolute', top: '12px', insetInlineEnd: '12px' },
  code: {
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase500,
    lineHeight: '24px',
    fontWeight: 600,
  },
  name: { overflowWrap: 'anywhere', lineHeight: '18px' },
  count: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

interface TeamCardProps {
  readonly team: TeamCard_teamFragment
  readonly marks: LiveMarks
}

export function TeamCard({ team, marks }: TeamCardProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <CardLink to={teamPath(team.code)} className={styles.card}>
      <span className={styles.mark}>
        <TeamMark team={team} size={52} />
      </span>
      <span className={styles.words}>
        <span className={styles.code}>{team.code}</span>
        <span className={styles.name}>{team.name}</span>
      </span>
      <span className={styles.strength}>
        {team.roster.length === 0 ? (
          <span className={styles.count}>{t('proPlayers.players', { count: 0 })}</span>
        ) : (
          <StrengthLine strength={team.strength} size="small" />
        )}
      </span>
      <span className={styles.live}>
        <LiveCount count={countLive(team.roster, marks)} short />
      </span>
    </CardLink>
  )
}
