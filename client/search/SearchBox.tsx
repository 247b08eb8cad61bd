import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLateComponent } from '../components/useLateComponent.ts'
import { lobbyPath } from '../paths.ts'
import { ownTokens, PHONE } from '../theme/tokens.ts'
import type { AccountSearchFormProps } from './AccountSearchForm.tsx'
import { OneFieldSearch } from './OneFieldSearch.tsx'

interface SearchBoxProps {
  /** In the bar, the way to the other form is beside the field; on a page, below it. */
  readonly place: 'bar' | 'page'
  /** Called when the search result is the page that is already open. */
  readonly onAlreadyThere?: () => void
}

const STAY = () => {}

const useStyles = makeStyles({
  box: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  inBar: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '6px',
    alignItems: 'start',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  other: {
    display: 'inline-block',
    minHeight: '24px',
    boxSizing: 'border-box',
    padding: '2px 6px',
    border: 'none',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    textDecorationLine: 'underline',
    textDecorationColor: tokens.colorNeutralStroke1,
    textUnderlineOffset: '3px',
    whiteSpace: 'nowrap',
    ':hover': { color: tokens.colorNeutralForeground1, textDecorationColor: 'currentColor' },
  },
  otherInBar: { lineHeight: '36px' },
  ways: { display: 'flex', justifyContent: 'center', gap: '2px' },
  failure: { justifySelf: 'center', color: ownTokens.loss, fontSize: tokens.fontSizeBase200 },
})

/** The search of the product: in one field for everything, or by the parts of a Riot ID. */
export function SearchBox({ place, onAlreadyThere = STAY }: SearchBoxProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  // Few visitors need the form with the parts, so its code is loaded for those who do.
  const { Component: Parts, failed, show, hide } = useLateComponent<AccountSearchFormProps>()
  const [turns, setTurns] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const inBar = place === 'bar'

  const turn = async () => {
    if (Parts !== null) hide()
    else await show(async () => (await import('./AccountSearchForm.tsx')).AccountSearchForm)
    setTurns((before) => before + 1)
  }

  useEffect(() => {
    if (turns > 0) box.current?.querySelector('input')?.focus()
  }, [turns])

  return (
    <div ref={box} className={mergeClasses(styles.box, inBar && styles.inBar)}>
      {Parts !== null ? (
        <Parts label={t('search.label')} place={inBar ? 'bar' : 'card'} onAlreadyThere={onAlreadyThere} />
      ) : (
        <OneFieldSearch label={t('search.anything.title')} large={!inBar} onAlreadyThere={onAlreadyThere} />
      )}
      <div className={styles.ways}>
        <button
          type="button"
          className={mergeClasses(styles.other, inBar && styles.otherInBar)}
          onClick={() => void turn()}
        >
          {t(Parts === null ? 'search.byParts' : 'search.inOneField')}
        </button>
        <Link to={lobbyPath()} className={mergeClasses(styles.other, inBar && styles.otherInBar)}>
          {t('search.lobby')}
        </Link>
      </div>
      {failed ? (
        <span role="alert" className={styles.failure}>
          {t('errors.codeTitle')}
        </span>
      ) : null}
    </div>
  )
}
