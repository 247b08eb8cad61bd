import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { CardLink } from '../../components/CardLink.tsx'
import { graphql } from '../../gql/gql.ts'
import type { TeamCard_teamFragment } from '../../gql/graphql.ts'
import { teamPath } from '../../paths.ts'
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
    ...TeamMark_team
  }
`)

const useStyles = makeStyles({
  card: { [PHONE]: { gap: '10px', padding: '10px' } },
  // With a smaller logo, most names fit on their lines.
  mark: { display: 'flex', [PHONE]: { zoom: 0.85 } },
  words: { display: 'grid', minWidth: 0 },
  code: {
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase500,
    lineHeight: '24px',
    fontWeight: 600,
  },
  name: { overflowWrap: 'anywhere', lineHeight: '18px' },
  count: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

export function TeamCard({ team }: { readonly team: TeamCard_teamFragment }) {
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
        <span className={styles.count}>{t('proPlayers.players', { count: team.roster.length })}</span>
      </span>
    </CardLink>
  )
}
