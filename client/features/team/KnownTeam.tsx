import { makeStyles, tokens } from '@fluentui/react-components'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Chip } from '../../components/Chip.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { FollowButton } from '../../following/FollowButton.tsx'
import { graphql } from '../../gql/gql.ts'
import type { KnownTeam_teamFragment, RosterChangeList_changesFragment } from '../../gql/graphql.ts'
import { addProPlayerPath, proPlayersPath, teamPath } from '../../paths.ts'
import { RosterChangeList, type LoadChanges } from '../../pro-scene/RosterChangeList.tsx'
import { RosterCredit } from '../../pro-scene/RosterCredit.tsx'
import { SceneColumns } from '../../pro-scene/SceneColumns.tsx'
import { TeamMark } from '../../pro-scene/TeamMark.tsx'
import { TeamColours } from './TeamColours.tsx'
import { TeamGames } from './TeamGames.tsx'
import { TeamRoster } from './TeamRoster.tsx'
import { TeamStrength } from './TeamStrength.tsx'

graphql(/* GraphQL */ `
  fragment KnownTeam_team on ProTeam {
    id
    code
    name
    league {
      id
      code
      name
    }
    retired
    parent {
      id
      code
      name
    }
    academies {
      id
      code
      name
    }
    staff {
      name
    }
    colours
    strength {
      ...StrengthLine_strength
    }
    rosterProvenance {
      ...RosterCredit_provenance
    }
    ...TeamMark_team
    ...TeamRoster_team
    ...TeamStaff_team
  }
`)

// Few rosters name staff.
const TeamStaff = lazy(async () => ({ default: (await import('./TeamStaff.tsx')).TeamStaff }))

interface KnownTeamProps {
  readonly team: KnownTeam_teamFragment
  readonly changes: RosterChangeList_changesFragment
  readonly onLoad: LoadChanges
}

const useStyles = makeStyles({
  league: {
    borderRadius: tokens.borderRadiusCircular,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
  },
  correction: { margin: '10px 0 0', color: tokens.colorNeutralForeground2 },
  correctionLink: { color: tokens.colorBrandForeground1 },
  side: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  credit: { marginTop: '12px' },
  code: { color: tokens.colorNeutralForeground2 },
  facts: { display: 'flex', flexWrap: 'wrap', gap: '2px 18px' },
})

export function KnownTeam({ team, changes, onLoad }: KnownTeamProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { id, code, name, league, roster, retired, parent, academies, colours } = team
  return (
    <>
      <PageBand
        mark={<TeamMark team={team} size={92} eager />}
        chips={
          <Link
            to={{ pathname: proPlayersPath(), search: `?league=${encodeURIComponent(league.code.toLowerCase())}` }}
            className={styles.league}
          >
            <Chip title={league.name}>{league.code}</Chip>
          </Link>
        }
        title={
          <>
            {name} {name === code ? null : <span className={styles.code}>{code}</span>}
          </>
        }
        action={<FollowButton id={id} name={name} />}
      >
        <div className={styles.facts}>
          <span>{retired ? t('team.retired') : t('team.players', { count: roster.length })}</span>
          {parent === null ? null : <TeamLink words={t('team.academyOf')} team={parent} />}
          {academies.map((academy) => (
            <TeamLink key={academy.id} words={t('team.academies')} team={academy} />
          ))}
        </div>
      </PageBand>
      {colours.length === 0 ? null : <TeamColours colours={colours} />}
      <SceneColumns
        side={
          <div className={styles.side}>
            {roster.length === 0 ? null : <TeamStrength strength={team.strength} />}
            <RosterChangeList
              team={code}
              exported={{ of: 'roster-changes', parameters: { team: code }, shown: { first: 25 } }}
              changes={changes}
              onLoad={onLoad}
            />
          </div>
        }
      >
        <div>
          <TeamRoster team={team} />
          {team.staff.length === 0 ? null : (
            <Suspense fallback={null}>
              <TeamStaff team={team} />
            </Suspense>
          )}
          <p className={styles.correction}>
            {t('addProPlayer.wrong')}{' '}
            <Link to={addProPlayerPath({ team: code })} className={styles.correctionLink}>
              {t('addProPlayer.correct')}
            </Link>
          </p>
          {roster.length === 0 ? null : <TeamGames team={code} />}
          <div className={styles.credit}>
            <RosterCredit provenance={team.rosterProvenance} />
          </div>
        </div>
      </SceneColumns>
    </>
  )
}

interface TeamLinkProps {
  readonly words: string
  readonly team: { readonly code: string; readonly name: string }
}

function TeamLink({ words, team: { code, name } }: TeamLinkProps) {
  const styles = useStyles()
  return (
    <span>
      {words}{' '}
      <Link to={teamPath(code)} className={styles.correctionLink}>
        {name}
      </Link>
    </span>
  )
}
