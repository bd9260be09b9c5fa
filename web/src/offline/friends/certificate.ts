// The certificate by which other devices recognise this one. It is kept in the browser's database, where no script can
// read its private key.
const NAME = 'spielkiste-friends';
const STORE = 'certificates';
const DAYS = 30;
/** A certificate that expires sooner than this is replaced. */
const FRESH_MS = 24 * 3600_000;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error());
  });

async function stored(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return done(opening);
}

async function fetched(): Promise<RTCCertificate> {
  const made = () =>
    RTCPeerConnection.generateCertificate({
      name: 'ECDSA',
      namedCurve: 'P-256',
      expires: DAYS * 24 * 3600_000,
    } as EcKeyGenParams & { expires: number });
  try {
    const database = await stored();
    const kept = await done(database.transaction(STORE).objectStore(STORE).get('own') as IDBRequest<RTCCertificate | undefined>);
    if (kept && kept.expires > Date.now() + FRESH_MS) return kept;
    const certificate = await made();
    await done(database.transaction(STORE, 'readwrite').objectStore(STORE).put(certificate, 'own'));
    return certificate;
  } catch {
    // A private window stores nothing: after a reload a new code is needed.
    return made();
  }
}

let coming: Promise<RTCCertificate> | undefined;
export const ownCertificate = (): Promise<RTCCertificate> => (coming ??= fetched());
