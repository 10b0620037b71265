type Refuse = (name: string, wrong: string, accepted: string) => void

const REQUIRED = ['S3_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/** Bucket of the operator; without one, files are in the data folder. */
export function readStorage(given: (name: string) => string | null, refuse: Refuse) {
  const [url, accessKeyId, secretAccessKey] = REQUIRED.map(given)
  const presigned = given('S3_PRESIGNED_READS') ?? 'off'
  if (!url && !accessKeyId && !secretAccessKey) return { s3: null }
  for (const name of REQUIRED) if (!given(name)) refuse(name, 'is missing', `${REQUIRED.join(', ')} together`)
  const parsed = URL.parse(url ?? '')
  if (url && !(parsed && /^https?:$/.test(parsed.protocol) && !parsed.username && !parsed.search))
    refuse('S3_URL', `is "${url}"`, 'the URL of a bucket, such as https://s3.eu-central-1.amazonaws.com/bucket')
  if (!['on', 'off'].includes(presigned)) refuse('S3_PRESIGNED_READS', `is "${presigned}"`, 'on, off')
  return {
    s3: {
      url: (url ?? '').replace(/\/$/, ''),
      region: given('S3_REGION') ?? 'us-east-1',
      accessKeyId: accessKeyId ?? '',
      secretAccessKey: secretAccessKey ?? '',
      hasPresignedReads: presigned === 'on',
    },
  }
}
