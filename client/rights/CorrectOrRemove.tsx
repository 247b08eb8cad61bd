import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLateComponent } from '../components/useLateComponent.ts'
import { ownTokens } from '../theme/tokens.ts'
import type { PersonRequestDialogProps } from './PersonRequestDialog.tsx'

type CorrectOrRemoveProps = Omit<PersonRequestDialogProps, 'onClose'>

const useStyles = makeStyles({
  root: { margin: '12px 0 0', fontSize: tokens.fontSizeBase200 },
  button: {
    minHeight: '24px',
    padding: 0,
    border: 'none',
    background: 'none',
    cursor: 'pointer',
    font: 'inherit',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'underline',
    ':hover': { color: tokens.colorBrandForeground1 },
  },
  failed: { marginInlineStart: '8px', color: ownTokens.loss },
})

/** Opens the form with which a visitor asks to correct or remove what is stored about a person. */
export function CorrectOrRemove(props: CorrectOrRemoveProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { Component: Dialog, failed, show, hide } = useLateComponent<PersonRequestDialogProps>()
  const open = () => show(async () => (await import('./PersonRequestDialog.tsx')).PersonRequestDialog)

  return (
    <p className={styles.root}>
      <button type="button" aria-haspopup="dialog" className={styles.button} onClick={() => void open()}>
        {t('rights.link')}
      </button>
      {failed ? (
        <span role="alert" className={styles.failed}>
          {t('rights.failed')}
        </span>
      ) : null}
      {Dialog === null ? null : <Dialog {...props} onClose={hide} />}
    </p>
  )
}
