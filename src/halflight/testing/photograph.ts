import sharp from 'sharp';

/** What a test writes into a photograph. */
export interface Written {
  width?: number;
  height?: number;
  colour?: string;
  exif?: { IFD0?: Record<string, string>; IFD2?: Record<string, string>; IFD3?: Record<string, string> };
  /** The properties of XMP, as elements: `<dc:title>…</dc:title>`. */
  xmp?: string;
}

/** A JPEG file as from a camera, in one colour. */
export async function photograph({
  width = 60,
  height = 40,
  colour = 'teal',
  exif = {},
  xmp,
}: Written): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: colour } }).withExif(exif);
  return (xmp === undefined ? picture : picture.withXmp(toXmp(xmp))).jpeg().toBuffer();
}

/** A position near London, as EXIF has it. */
export const SOMEWHERE = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '51/1 30/1 2613/100',
  GPSLongitudeRef: 'W',
  GPSLongitude: '0/1 7/1 4000/100',
};

/** A text in one language, as XMP has it. */
export const inXmp = (name: string, text: string): string =>
  `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></${name}>`;

const toXmp = (properties: string): string => `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
 xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
 xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/">${properties}</rdf:Description>
</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
