-- Contracts: only events that the release before does not know have no booking.
ALTER TABLE "webhook_deliveries" ALTER COLUMN "booking_id" DROP NOT NULL;