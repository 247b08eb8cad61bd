import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import type { ProPlayersPageQuery } from '../../gql/graphql.ts'
import { LeagueChoice } from './LeagueChoice.tsx'
import { LeagueTeams } from './LeagueTeams.tsx'
import { PlayersTab } from './PlayersTab.tsx'
import { leaguesInSight, onlyKnown, PRO_PLAYERS_TABS } from './pro-players-view.ts'
import { useProPlayersView } from './useProPlayersView.ts'

const useStyles = makeStyles({
  leagues: { marginBottom: '12px' },
  teams: { display: 'grid', gap: '28px' },
})

export function KnownScene({ leagues }: { readonly leagues: readonly ProPlayersPageQuery['leagues'][number][] }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const [written, changeView, linkTo] = useProPlayersView()
  const view = onlyKnown(written, leagues)
  const visible = leaguesInSight(leagues, view.leagues)

  return (
    <>
      <div className={styles.leagues}>
        <LeagueChoice
          leagues={leagues}
          chosen={view.leagues}
          // The chosen teams may not play in these leagues.
          onChoose={(chosen) =>
            changeView({ leagues: chosen, teams: onlyKnown({ ...view, leagues: chosen }, leagues).teams })
          }
        />
      </div>
      <Tabs
        label={t('proPlayers.tabs.label')}
        tabs={PRO_PLAYERS_TABS.map((name) => ({ name, label: t(`proPlayers.tabs.${name}`) }))}
        selected={view.tab}
        onSelect={(tab) => changeView({ tab })}
        linkTo={(tab) => linkTo({ tab })}
      >
        {view.tab === 'teams' ? (
          <div className={styles.teams}>
            {visible.map((league) => (
              <LeagueTeams key={league.id} league={league} />
            ))}
          </div>
        ) : (
          <KeptFocus>
            <PlayersTab leagues={visible} view={view} onChange={changeView} />
          </KeptFocus>
        )}
      </Tabs>
    </>
  )
}
