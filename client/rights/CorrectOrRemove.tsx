import { Button, makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLateComponent } from '../components/useLateComponent.ts'
import { ownTokens } from '../theme/tokens.ts'
import type { PersonRequestDialogProps } from './PersonRequestDialog.tsx'

type CorrectOrRemoveProps = Omit<PersonRequestDialogProps, 'onClose'>

const useStyles = makeStyles({
  // The words begin where the lines above begin: the button has a space around them.
  root: { margin: '12px 0 0 -8px' },
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
      <Button appearance="transparent" size="small" aria-haspopup="dialog" onClick={() => void open()}>
        {t('rights.link')}
      </Button>
      {failed ? (
        <span role="alert" className={styles.failed}>
          {t('errors.codeDescription')}
        </span>
      ) : null}
      {Dialog === null ? null : <Dialog {...props} onClose={hide} />}
    </p>
  )
}
