import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import { readAddProPlayerView, ROSTER_TABS, type RosterTab } from './add-pro-player-view.ts'
import { AddForm } from './AddForm.tsx'
import type { WrittenChange } from './roster-outcome.ts'
import type { ChoosableLeague } from './TeamChoice.tsx'
import { TransferForm } from './TransferForm.tsx'

interface RosterFormsProps {
  readonly leagues: readonly ChoosableLeague[]
  readonly currentOf: (change: WrittenChange) => WrittenChange
  /** Called after a change was saved. */
  readonly onWritten: () => void
}

/** The address selects the visible form. The hidden one keeps its text. */
export function RosterForms(props: RosterFormsProps) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const { tab, team, player } = readAddProPlayerView(search)

  function showTab(chosen: RosterTab) {
    const options = { replace: true, preventScrollReset: true }
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (chosen === 'add') next.delete('tab')
      else next.set('tab', chosen)
      return next
    }, options)
  }

  return (
    <Tabs
      label={t('addProPlayer.tabs.label')}
      tabs={ROSTER_TABS.map((name) => ({ name, label: t(`addProPlayer.tabs.${name}`) }))}
      selected={tab}
      onSelect={showTab}
    >
      <KeptFocus>
        <div hidden={tab !== 'add'}>
          <AddForm {...props} team={team} />
        </div>
        <div hidden={tab !== 'transfer'}>
          {/* A link may open the form with another player. */}
          <TransferForm key={`${player} ${team}`} {...props} player={player} team={team} />
        </div>
      </KeptFocus>
    </Tabs>
  )
}
