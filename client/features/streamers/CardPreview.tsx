import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useLocale } from '../../i18n/useLocale.ts'
import type { AccountParams } from '../../paths.ts'
import { PHONE } from '../../theme/tokens.ts'
import { previewAddress, riotIdOf } from './card-texts.ts'
import type { CardTheme, StreamersView } from './streamers-view.ts'
import { useStreamersWords } from './useStreamersWords.ts'

interface CardPreviewProps extends Pick<StreamersView, 'language' | 'theme'> {
  readonly kind: 'overlay' | 'embed'
  /** Null before one is chosen. */
  readonly account: AccountParams | null
}

/** A frame is transparent only when its page expects the same scheme of colours. */
const SCHEMES: Readonly<Record<CardTheme, string>> = { dark: 'dark', light: 'light', system: 'light dark' }

const useStyles = makeStyles({
  stage: {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    minHeight: '148px',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    [PHONE]: { minHeight: '176px', padding: '12px' },
  },
  // Squares, as programs for pictures show what is transparent.
  transparent: {
    backgroundImage: `repeating-conic-gradient(${tokens.colorNeutralStroke2} 0% 25%, ${tokens.colorNeutralBackground2} 0% 50%)`,
    backgroundSize: '24px 24px',
  },
  frame: { display: 'block', width: '100%', border: 'none', [PHONE]: { height: '150px' } },
  overlay: { maxWidth: '520px', height: '100px' },
  embed: { maxWidth: '440px', height: '94px' },
  none: { margin: 0, color: tokens.colorNeutralForeground2, textAlign: 'center' },
})

/** The card as it is now, in a frame. It asks the server for nothing before an account is chosen. */
export function CardPreview({ kind, account, language, theme }: CardPreviewProps) {
  const styles = useStyles()
  const words = useStreamersWords()
  const locale = useLocale()
  if (account === null) {
    return (
      <div className={styles.stage}>
        <p className={styles.none}>{words('preview.none')}</p>
      </div>
    )
  }
  const source = previewAddress(kind, account, { language: language ?? locale, theme })
  return (
    <div className={mergeClasses(styles.stage, kind === 'overlay' && styles.transparent)}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The card is a page of this server, and asks it for the account. */}
      <iframe
        // A frame that changes its address would add an entry to the history of the browser.
        key={source}
        src={source}
        title={words(`preview.${kind}`, { name: riotIdOf(account) })}
        className={mergeClasses(styles.frame, styles[kind])}
        style={{ colorScheme: SCHEMES[theme] }}
      />
    </div>
  )
}
