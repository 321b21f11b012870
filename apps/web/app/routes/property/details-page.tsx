import { useParams } from 'react-router';

import { privateHead } from '../../lib/head/page-head.ts';
import { PropertyView } from './property-page.tsx';

/** The page sets its title once the address is known. */
export const meta = () => privateHead();

/** Everything behind the score of a home: its hazards, questions, photos and the map. */
export default function DetailsPage() {
  const { propertyId = '' } = useParams();
  return <PropertyView key={propertyId} propertyId={propertyId} view="details" />;
}
