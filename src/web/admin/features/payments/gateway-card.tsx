import type { AdminGateway } from '#contract/payments-gateways.ts'
import type { KeyedGateway, KeyName } from '#domain/gateway-keys.ts'
import { gatewayTitle } from '#domain/payment-status.ts'
import { AskDialog } from '#web/admin/parts/ask-dialog.tsx'
import { Facts } from '#web/admin/parts/facts.tsx'
import { Panel } from '#web/admin/parts/panel.tsx'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Field } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'

const TONES = { stored: 'good', environment: 'good', none: 'plain' } as const

/** One gateway: whether it is enabled, and its API keys, which are never shown. */
export function GatewayCard({ gateway }: { gateway: AdminGateway }) {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  const { gateway: name, keys, source } = gateway
  const hintOf = (letters: string | null) =>
    letters === null ? null : letters === '' ? t('money.key-set') : t('money.key-ends', { letters })
  return (
    <Panel title={gatewayTitle(name)} actions={<Badge tone={TONES[source]}>{t(`money.source-${source}`)}</Badge>}>
      {gateway.is_readable ? null : (
        <p role="alert" className="rounded-md bg-bad-soft p-3 text-sm text-bad">
          {t('money.unreadable')}
        </p>
      )}
      <Switch
        label={t('money.is-on')}
        aria-label={t('money.switch', { gateway: gatewayTitle(name) })}
        checked={gateway.is_on}
        disabled={isBusy}
        onChange={(event) => {
          const is_on = event.target.checked
          run(
            () => lazyCall(import('#contract/payments-gateways.ts'), 'switchGateway', { gateway: name, is_on }),
            t('admin.saved'),
          )
        }}
      />
      {problem && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
      <Facts facts={keys.map((key) => [t(`money.key-${key.name as KeyName}`), hintOf(key.last_four)])} />
      {keys.length > 0 && (
        <Keys
          gateway={name as KeyedGateway}
          names={keys.map((key) => key.name as KeyName)}
          isStored={source === 'stored'}
        />
      )}
    </Panel>
  )
}

function Keys({ gateway, names, isStored }: { gateway: KeyedGateway; names: readonly KeyName[]; isStored: boolean }) {
  const { t } = useText()
  return (
    <div className="flex flex-wrap gap-3">
      <AskDialog
        label={t('money.keys-enter')}
        name={t('money.keys-enter-of', { gateway: gatewayTitle(gateway) })}
        icon="lock"
        size="small"
        text={t('money.keys-text')}
        done={t('money.keys-saved')}
        onGo={async (form) => {
          const keys = Object.fromEntries(names.map((name) => [name, String(form.get(name)).trim()]))
          await lazyCall(import('#contract/payments-gateways.ts'), 'saveGatewayKeys', { gateway, keys })
        }}
      >
        {names.map((name) => (
          <Field
            key={name}
            label={t(`money.key-${name}`)}
            name={name}
            type={name === 'environment' ? 'text' : 'password'}
            autoComplete="off"
            maxLength={500}
            required
          />
        ))}
      </AskDialog>
      {isStored && (
        <AskDialog
          label={t('money.keys-forget')}
          name={t('money.keys-forget-of', { gateway: gatewayTitle(gateway) })}
          size="small"
          text={t('money.keys-forget-text')}
          done={t('money.keys-forgotten')}
          onGo={() => lazyCall(import('#contract/payments-gateways.ts'), 'removeGatewayKeys', { gateway })}
        />
      )}
    </div>
  )
}
