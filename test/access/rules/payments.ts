import { makePayment } from '#test/support/make.ts'
import { ACTIVE, ROLES } from '../roles.ts'
import { ADMINS, EVERYBODY, MEMBERS, type Rules } from '../rule.ts'
import { db, type World } from '../world.ts'

const someOpenPayment = async ({ people }: World) => (await makePayment(db, people.owner.id)).id

export const PAYMENTS_RULES = {
  getPackages: EVERYBODY,
  packageOffers: { ask: () => ({ feature: 'project_access' }), for: ROLES },
  checkPackageLimit: { ask: () => ({ type: 'property_list' }), for: ACTIVE },
  packageHistory: MEMBERS,
  listPackages: ADMINS,
  savePackage: {
    ask: () => ({
      name: 'New',
      package_type: 'free',
      duration: 24,
      features: [{ id: 1, limit_type: 'limited', limit: 1 }],
    }),
    for: ['admin'],
  },
  grantPackageTo: {
    ask: ({ people, freePackageId }) => ({ user_id: people.deactivated.id, package_id: freePackageId, reason: 'x' }),
    for: ['admin'],
  },
  revokePackageOf: { ask: ({ ownedId }) => ({ user_package_id: ownedId, reason: 'x' }), for: ['admin'] },
  listPackagesOf: { ask: ({ people }) => ({ user_id: people.owner.id }), for: ['admin'] },
  listWebhookEvents: ADMINS,
  listPaymentsOfAll: ADMINS,
  getPaymentOfAny: { ask: ({ paidPaymentId }) => ({ payment_transaction_id: paidPaymentId }), for: ['admin'] },
  getRevenue: { ask: () => ({ from: '2026-06-01', to: '2026-06-30' }), for: ['admin'] },
  exportPayments: { ask: () => ({ from: '2026-06-01', to: '2026-06-30' }), for: ['admin'] },
  listGateways: ADMINS,
  saveGatewayKeys: {
    ask: () => ({ gateway: 'Paystack', keys: { secret_key: 'sk', public_key: 'pk' } }),
    for: ['admin'],
  },
  removeGatewayKeys: {
    ask: async () => {
      await db`
        insert into gateway_keys (gateway, sealed, hints) values ('Paystack', ${Buffer.alloc(40)}, '{}') on conflict do nothing`
      return { gateway: 'Paystack' }
    },
    for: ['admin'],
  },
  switchGateway: { ask: () => ({ gateway: 'Paystack', is_on: 1 }), for: ['admin'] },
  reviewPayment: {
    ask: ({ reviewPaymentId }) => ({ payment_transaction_id: reviewPaymentId, action: 'reject', reason: 'x' }),
    for: ['admin'],
  },
  refundPayment: {
    ask: ({ refundPaymentId }) => ({ payment_transaction_id: refundPaymentId, reason: 'x' }),
    for: ['admin'],
  },
  getPaymentSettings: MEMBERS,
  createPaymentIntent: { ask: ({ freePackageId }) => ({ package_id: freePackageId }), for: [] },
  payWithPaypal: { ask: ({ freePackageId }) => ({ package_id: freePackageId }), for: [] },
  payWithFlutterwave: { ask: ({ freePackageId }) => ({ package_id: freePackageId }), for: [] },
  createRazorpayOrder: { ask: ({ freePackageId }) => ({ package_id: freePackageId }), for: [] },
  failPayment: { ask: async (world) => ({ payment_transaction_id: await someOpenPayment(world) }), for: ['owner'] },
  getPayments: MEMBERS,
  getPayment: { ask: ({ paidPaymentId }) => ({ payment_transaction_id: paidPaymentId }), for: ['owner', 'admin'] },
  getPaymentReceipt: {
    ask: ({ paidPaymentId }) => ({ payment_transaction_id: paidPaymentId }),
    for: ['owner', 'admin'],
  },
  getInvoice: { ask: ({ paidPaymentId }) => ({ payment_transaction_id: paidPaymentId }), for: ['owner', 'admin'] },
  initiateBankTransfer: { ask: ({ freePackageId }) => ({ package_id: freePackageId }), for: [] },
  uploadBankReceipt: { ask: async (world) => ({ payment_transaction_id: await someOpenPayment(world) }), for: [] },
  assignPackage: { ask: ({ freePackageId }) => ({ package_id: freePackageId }), for: ACTIVE },
} satisfies Rules
