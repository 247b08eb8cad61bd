import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Chip } from '../../components/Chip.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { FollowButton } from '../../following/FollowButton.tsx'
import { graphql } from '../../gql/gql.ts'
import type { PlayerBand_playerFragment } from '../../gql/graphql.ts'
import { countryName } from '../../i18n/country-name.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { comparePath, proPlayersPath, teamPath, toPlayerParams } from '../../paths.ts'
import { PlayerPhoto } from '../../pro-scene/PlayerPhoto.tsx'
import { RoleMark } from '../../pro-scene/RoleMark.tsx'
import { TeamMark } from '../../pro-scene/TeamMark.tsx'
import { PlayerLinks } from './PlayerLinks.tsx'
import { PlayerLive } from './PlayerLive.tsx'

graphql(/* GraphQL */ `
  fragment PlayerBand_player on ProPlayer {
    id
    name
    slug
    formerNames
    country
    role
    otherRoles
    retired
    team {
      id
      code
      name
      league {
        id
        code
        name
      }
      ...TeamMark_team
    }
    ...PlayerPhoto_player
    ...PlayerLinks_player
    ...PlayerLive_player
  }
`)

const useStyles = makeStyles({
  league: {
    borderRadius: tokens.borderRadiusCircular,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 12px' },
  compare: { color: tokens.colorBrandForegroundLink },
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 18px' },
  team: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
})

export function PlayerBand({ player }: { readonly player: PlayerBand_playerFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const locale = useLocale()
  const { id, name, slug, formerNames, country, role, otherRoles, retired, team, links } = player
  return (
    <PageBand
      mark={<PlayerPhoto player={player} size={92} eager />}
      chips={
        team === null ? (
          <Chip>{t(retired ? 'player.retired' : 'player.freeAgent')}</Chip>
        ) : (
          <Link
            to={{ pathname: proPlayersPath(), search: `?league=${encodeURIComponent(team.league.code.toLowerCase())}` }}
            className={styles.league}
          >
            <Chip title={team.league.name}>{team.league.code}</Chip>
          </Link>
        )
      }
      title={name}
      action={
        <div className={styles.actions}>
          {links.length === 0 ? null : <PlayerLinks player={player} />}
          <FollowButton id={id} name={name} />
          <Link to={comparePath(toPlayerParams({ team: team?.code ?? null, slug }))} className={styles.compare}>
            {t('compare.with')}
          </Link>
        </div>
      }
    >
      <div className={styles.facts}>
        {[role, ...otherRoles].map((each) => (
          <RoleMark key={each} role={each} />
        ))}
        {team === null ? null : (
          <Link to={teamPath(team.code)} className={styles.team}>
            <TeamMark team={team} size={24} eager />
            {team.name}
          </Link>
        )}
        {/* Browsers and the server may name a country differently. */}
        {country === null ? null : <span suppressHydrationWarning>{countryName(country, locale)}</span>}
        {formerNames.length === 0 ? null : <span>{t('player.formerly', { names: formerNames.join(', ') })}</span>}
      </div>
      <PlayerLive player={player} />
    </PageBand>
  )
}
