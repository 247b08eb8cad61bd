import { makeStyles, tokens } from '@fluentui/react-components'
import type { ParseKeys } from 'i18next'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/Dialog.tsx'
import { Toggle } from '../../components/Toggle.tsx'
import { championsPath, leaderboardPath, proPlayersPath, streamsPath } from '../../paths.ts'
import { useShortcutWords } from './useShortcutWords.ts'

const useStyles = makeStyles({
  list: { margin: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    minHeight: '40px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  keys: { display: 'flex', alignItems: 'center', gap: '6px', margin: 0, flexShrink: 0 },
  between: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  key: {
    display: 'grid',
    placeItems: 'center',
    minWidth: '26px',
    minHeight: '26px',
    padding: '0 6px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomWidth: '2px',
    borderRadius: '6px',
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  choice: { paddingTop: '12px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  hint: {
    margin: '4px 4px 0',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
  },
})

/** Translation key of the page behind each path, except Home. */
const PAGE_NAMES: Readonly<Record<string, ParseKeys>> = {
  [proPlayersPath()]: 'proPlayers.title',
  [streamsPath()]: 'streams.title',
  [championsPath()]: 'champions.title',
  [leaderboardPath()]: 'leaderboard.title',
}

export interface ShortcutsSheetProps {
  /** Path that each key opens after a `g`. */
  readonly pageKeys: ReadonlyMap<string, string>
  /** True when single-key shortcuts are on. */
  readonly areOn: boolean
  readonly onTurn: (on: boolean) => void
  readonly onClose: () => void
}

/** Lists the shortcuts of every page and offers to turn them off. */
export function ShortcutsSheet({ pageKeys, areOn, onTurn, onClose }: ShortcutsSheetProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useShortcutWords()
  const [on, setOn] = useState(areOn)

  function nameOf(path: string): string {
    const key = PAGE_NAMES[path]
    return key === undefined ? words('home') : t(key)
  }

  return (
    <Dialog title={words('title')} closeLabel={words('close')} onClose={onClose}>
      <dl className={styles.list}>
        <Row name={words('sheet')}>
          <Key>?</Key>
        </Row>
        <Row name={words('search')}>
          <Key>/</Key>
        </Row>
        {[...pageKeys].map(([key, path]) => (
          <Row key={key} name={nameOf(path)}>
            <Key>G</Key>
            <span className={styles.between}>{words('then')}</span>
            <Key>{key.toUpperCase()}</Key>
          </Row>
        ))}
        <Row name={words('closes')}>
          <Key>Esc</Key>
        </Row>
      </dl>
      <div className={styles.choice}>
        <Toggle
          label={words('enabled')}
          on={on}
          onToggle={(wanted) => {
            onTurn(wanted)
            setOn(wanted)
          }}
        />
        <p className={styles.hint}>{words('hint', { key: 'Ctrl + /' })}</p>
      </div>
    </Dialog>
  )
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const styles = useStyles()
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={styles.keys}>{children}</dd>
    </div>
  )
}

function Key({ children }: { readonly children: string }) {
  return <kbd className={useStyles().key}>{children}</kbd>
}
